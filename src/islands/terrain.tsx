import { Terrain } from "../sections/terrain";
import { start } from "./start";

start("terrain", Terrain);

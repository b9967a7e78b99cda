import { Terrain } from "../sections/terrain/terrain";
import { start } from "./start";

start("terrain", Terrain);

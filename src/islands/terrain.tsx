import { Terrain } from "../sections/terrain/terrain";
import { hydrateIslands } from "./hydrate";

hydrateIslands("terrain", Terrain);

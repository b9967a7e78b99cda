import { EmbedFrame } from "../ui/embed/embed-frame";
import { hydrateIslands } from "./hydrate";

hydrateIslands("embed", EmbedFrame);

import { EmbedFrame } from "../ui/embed/embed-frame";
import { start } from "./start";

start("embed", EmbedFrame);

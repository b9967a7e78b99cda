import { Carousel } from "../ui/carousel";
import { start } from "./start";

start("carousel", Carousel);

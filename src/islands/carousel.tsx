import { Carousel } from "../ui/carousel";
import { hydrateIslands } from "./hydrate";

hydrateIslands("carousel", Carousel);

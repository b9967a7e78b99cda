import { manageFilms } from "../film";

addEventListener("load", manageFilms);

import { manageFilm } from "../film";

// The film weighs 863 kB.
addEventListener("load", manageFilm);

import { manageVideos } from "../video";

manageVideos();

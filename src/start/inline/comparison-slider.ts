import { manageComparisonSliders } from "../comparison-slider";

manageComparisonSliders();

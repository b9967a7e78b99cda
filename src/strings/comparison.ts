export const viewSide = "veduta";
export const measurementSide = "dato";

/** Value of a comparison slider, in percent, as it is read out: «70 % dato, 30 % veduta». */
export const proportionsText = (value: number, left: string, right: string) =>
  `${value} % ${left}, ${100 - value} % ${right}`;

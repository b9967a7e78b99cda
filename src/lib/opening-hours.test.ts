import { weekdays } from "../../shared/weekdays";
import { daysLabel, openingLines } from "./opening-hours";

test.each([
  [["lunedì", "martedì", "mercoledì", "giovedì", "venerdì"], "Lunedì–venerdì"],
  [["lunedì", "martedì"], "Lunedì e martedì"],
  [["lunedì", "mercoledì", "giovedì", "venerdì"], "Lunedì, mercoledì–venerdì"],
  [["domenica", "lunedì"], "Lunedì, domenica"],
  [weekdays, "Lunedì–domenica"],
])("%j reads «%s»", (days, label) => {
  expect(daysLabel(days)).toBe(label);
});

test("groups hours by days in week order, whatever the input order, without leading zeros", () => {
  const [saturday, workdays] = [["sabato"], ["venerdì", "lunedì", "martedì", "mercoledì", "giovedì"]];
  expect(
    openingLines([
      { days: saturday, opens: "00:30", closes: "10:05" },
      { days: workdays, opens: "15:00", closes: "18:30" },
      { days: [...workdays].sort(), opens: "08:30", closes: "13:00" },
    ]),
  ).toEqual([
    ["Lunedì–venerdì", "8:30–13:00, 15:00–18:30"],
    ["Sabato", "0:30–10:05"],
  ]);
});

import { daysLabel, hoursLabel, weekdays } from "./opening-hours";

test.each([
  [["lunedì", "martedì", "mercoledì", "giovedì", "venerdì"], "Lunedì–venerdì"],
  [["lunedì", "martedì"], "Lunedì e martedì"],
  [["lunedì", "mercoledì", "giovedì", "venerdì"], "Lunedì, mercoledì–venerdì"],
  [["domenica", "lunedì"], "Lunedì, domenica"],
  [weekdays, "Lunedì–domenica"],
])("%j is read «%s»", (days, label) => {
  expect(daysLabel(days)).toBe(label);
});

test("hours lose their leading zero, and only that", () => {
  expect(hoursLabel({ opens: "09:00", closes: "19:00" })).toBe("9:00–19:00");
  expect(hoursLabel({ opens: "00:30", closes: "10:05" })).toBe("0:30–10:05");
});

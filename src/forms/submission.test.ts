import { type Failure, idle, type Submission, transition } from "./submission";
import { values } from "./testing/enquiry";

const errors = { name: "Scrivi il nome.", email: "Scrivi l'email." };
const failure: Failure = { kind: "refused", status: 412, text: "Invalid grant" };
const sending: Submission = { state: "sending", values };
const invalid: Submission = { state: "invalid", found: errors, errors };
const sent: Submission = { state: "sent" };
const failed: Submission = { state: "failed", failure, values };

test.each([idle, invalid, sent, failed])("from $state a good form is sent, a bad one refused", (before) => {
  expect(transition(before, { type: "submitted", values, errors: {} })).toEqual(sending);
  expect(transition(before, { type: "submitted", values, errors })).toEqual(invalid);
});

test("a second click while sending does nothing", () => {
  expect(transition(sending, { type: "submitted", values, errors: {} })).toBe(sending);
  expect(transition(sending, { type: "submitted", values, errors })).toBe(sending);
});

test("the answer ends the sending, well or badly", () => {
  expect(transition(sending, { type: "answered", outcome: { kind: "sent" } })).toEqual(sent);
  expect(transition(sending, { type: "answered", outcome: failure })).toEqual(failed);
});

test.each([idle, invalid, sent, failed])("an answer that nobody waits for leaves $state", (before) => {
  expect(transition(before, { type: "answered", outcome: failure })).toBe(before);
});

test("an «OK» that comes late turns the failure into a success", () => {
  expect(transition(failed, { type: "arrived", values })).toEqual(sent);
});

test("a late «OK» for another message leaves this one's failure", () => {
  expect(transition(failed, { type: "arrived", values: { ...values } })).toBe(failed);
});

test.each([idle, invalid, sending, sent])("a late «OK» leaves $state", (before) => {
  expect(transition(before, { type: "arrived", values })).toBe(before);
});

test("corrections thin out the open errors and keep those of the attempt", () => {
  expect(transition(invalid, { type: "corrected", values: { ...values, email: "" } })).toEqual({
    state: "invalid",
    found: errors,
    errors: { email: "Serve un indirizzo e-mail: la risposta arriva lì." },
  });
});

test.each([idle, sending, sent, failed])("typing is not checked in $state", (before) => {
  expect(transition(before, { type: "corrected", values: { ...values, name: "" } })).toBe(before);
});

test("a result that was read is forgotten; the rest stays", () => {
  expect(transition(sent, { type: "dismissed" })).toBe(idle);
  expect(transition(failed, { type: "dismissed" })).toBe(idle);
  expect(transition(sending, { type: "dismissed" })).toBe(sending);
});

test("only what is being sent outlives leaving the page", () => {
  for (const before of [idle, invalid, sent, failed]) expect(transition(before, { type: "left" })).toBe(idle);
  expect(transition(sending, { type: "left" })).toBe(sending);
});

import { pictureFrom } from "./picture";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test("a drawing is looked into before it is saved", async () => {
  const drawing = (inside: string) => bytesOf(`<svg viewBox="0 0 40 20">${inside}</svg>`);
  expect(await pictureFrom(drawing('<path d="M0 0h9"/>'))).toMatchObject({
    format: "svg",
    drawing: { aspect: 2 },
  });
  expect(await pictureFrom(drawing("<script>alert(1)</script>"))).toMatchObject({
    failure: "drawing",
    message: expect.stringContaining("<script>"),
  });
});

test("what is no picture is known by its bytes, whatever it is called", async () => {
  expect(await pictureFrom(bytesOf("%PDF-1.7"))).toEqual({ failure: "foreign" });
});

import { readDrawing } from "./drawing";

test("what pages print of a sign: its inside without titles and comments, in what the whole says of painting", () => {
  const sign = `<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg" id="a" width="9" viewBox="0 0 8 4"
    fill='none' stroke-width="2"><title>Segno > a</title>
    <!-- <script/> --><path d="M0 0"/>\n <g fill="var(--accent, #d8641f)"></g>
  </svg>\n`;
  expect(readDrawing(Buffer.from(sign))).toMatchObject({
    aspect: 2,
    viewBox: "0 0 8 4",
    markup: '<g fill="none" stroke-width="2"><path d="M0 0"/><g fill="var(--accent)"></g></g>',
  });
});

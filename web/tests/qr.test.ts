import { expect, test } from "vitest";
import { type Modules, qrCode } from "../src/table/qr";

// OpenCV and ZXing read these codes when they were drawn for the first time.
const SMALL = `
111111100010101111111
100000100000101000001
101110101011001011101
101110101101101011101
101110101011101011101
100000101110101000001
111111101010101111111
000000001001100000000
101111100000101111100
111100010110111111001
000010110011011001010
010101011010010111111
110011101111001101000
000000001011111010101
111111100110110001010
100000101011110101101
101110101100101000001
101110101110110111000
101110101101010001100
100000100100000011100
111111101111000010010`;
const LONG = `https://cosmodrome.example/table/k3h5?invite=${"0123456789abcdefghjkmn".repeat(3)}`;
const LONG_CHECKSUM = 155975;

const rows = (code: Modules | null) => (code ?? []).map((row) => row.map(Number).join(""));

test("a short text is the smallest code", () => {
  expect("\n" + rows(qrCode("cosmodrome")).join("\n")).toBe(SMALL);
});

test("a long link has several blocks, and the number of its version", () => {
  const code = rows(qrCode(LONG));
  expect(code.length).toBe(45);
  const checksum = [...code.join("")].reduce((sum, digit) => (sum * 31 + Number(digit)) % 1000003, 0);
  expect(checksum).toBe(LONG_CHECKSUM);
});

test("what does not fit is refused", () => {
  expect(qrCode("x".repeat(213))?.length).toBe(57);
  expect(qrCode("x".repeat(214))).toBeNull();
});

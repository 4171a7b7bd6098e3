import { expect, test } from "vitest";
import { FILE_MAX_BYTES } from "#src/model/id-check/idCheck.ts";
import { ID_PHOTO_MAX_PIXELS, validateIdPhoto } from "#src/model/id-check/idPhoto.ts";

const photo = { name: "ausweis.jpg", type: "image/jpeg", size: 2_000_000 };

test("a photo is a JPG or PNG of up to 10 MB that has content (IDC-18, IDC-19)", () => {
  expect(validateIdPhoto({ ...photo, size: FILE_MAX_BYTES })).toBeNull();
  expect(validateIdPhoto({ ...photo, size: FILE_MAX_BYTES + 1 })).toBe("tooLarge");
  expect(validateIdPhoto({ ...photo, type: "image/png" })).toBeNull();
  expect(validateIdPhoto({ ...photo, type: "image/heic" })).toBe("invalidFormat");
  expect(validateIdPhoto({ ...photo, type: "application/pdf" })).toBe("invalidFormat");
  expect(validateIdPhoto({ ...photo, size: 0 })).toBe("uploadFailed");
});

test("a photo has at most 50 megapixels", () => expect(ID_PHOTO_MAX_PIXELS).toBe(50_000_000));

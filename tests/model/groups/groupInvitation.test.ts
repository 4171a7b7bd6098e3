import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  inviteErrorKey,
  inviteResultKey,
  isInviteDisabled,
  mapCheckEmail,
  validateInviteEmail,
} from "#src/model/groups/groupInvitation.ts";
import { longestEmail } from "#src/people/extremes.ts";

describe("the address of an invitation", () => {
  test("one is required; spaces are none (GRP-73)", () => {
    expect(["", "   "].map(validateInviteEmail)).toEqual(["emailRequired", "emailRequired"]);
  });

  test("it has at least 5 characters, which is checked before its form (GRP-77, D-36)", () => {
    expect(["a@b", "ab", " a@bc ", "a@b.c"].map(validateInviteEmail)).toEqual([
      "emailTooShort",
      "emailTooShort",
      "emailTooShort",
      null,
    ]);
  });

  test("it has at most 254 characters, which is checked before its form (GRP-78, D-36)", () => {
    expect(validateInviteEmail(longestEmail)).toBeNull();
    expect(validateInviteEmail(`x${longestEmail}`)).toBe("emailTooLong");
    expect(validateInviteEmail("x".repeat(255))).toBe("emailTooLong");
  });

  test.each(["jasper", "jasper@", "@example.de", "jasper@example", "ja sper@example.de", "a@b@example.de"])(
    "%s has not the form of an address (GRP-74)",
    (email) => {
      expect(validateInviteEmail(email)).toBe("invalidEmailFormat");
    },
  );

  test("no two dots are adjacent (GRP-75)", () => {
    expect(["a..b@c.de", "ab@c..de"].map(validateInviteEmail)).toEqual(["invalidEmailFormat", "invalidEmailFormat"]);
  });

  test.each([".ab@c.de", "ab@c.de.", "ab.@c.de", "ab@.c.de"])(
    "%s begins or ends with a dot, as a whole or in a half (GRP-76, D-37)",
    (email) => {
      expect(validateInviteEmail(email)).toBe("invalidEmailFormat");
    },
  );

  test("a valid address has one @, a dot behind it, 5 to 254 characters and no stray dot (GRP-73, GRP-78, D-36)", () => {
    const piece = fc.string({ unit: fc.constantFrom("a", "Z", "9", ".", "-", "+", "@", " ", "ü"), maxLength: 12 });
    fc.assert(
      fc.property(piece, piece, piece, (local, host, ending) => {
        const email = `${local}@${host}.${ending}`;
        if (validateInviteEmail(email) !== null) return;
        const halves = email.trim().split("@");
        expect(halves).toHaveLength(2);
        expect(halves[1]).toMatch(/[^.]\.[^.]/);
        for (const half of halves) expect(half).not.toMatch(/^\.|\.$|\.\.|\s/);
      }),
    );
  });
});

describe("the check before the invitation", () => {
  test("a verified account can be invited (GRP-83)", () => {
    expect(mapCheckEmail("verified")).toBeNull();
  });

  test("an unverified one cannot yet (GRP-84)", () => {
    expect(mapCheckEmail("unverified")).toBe("userNotVerified");
  });

  test("unknown people have no account (GRP-85)", () => {
    expect(["external_user", "not_found"].map(mapCheckEmail)).toEqual(["userNotFound", "userNotFound"]);
  });

  test("anything else, or no answer, is a failed invitation (GRP-86)", () => {
    expect(["blocked", "", undefined, null].map(mapCheckEmail)).toEqual(Array(4).fill("invitationFailed"));
  });
});

test("the result of an invitation (GRP-89, GRP-90, GRP-91)", () => {
  const results = [
    { userAdded: true, emailSent: true },
    { userAdded: true, emailSent: false },
    { userAdded: false, emailSent: true },
    { userAdded: false, emailSent: false },
  ].map(inviteResultKey);
  expect(results).toEqual(["addedAndSent", "added", "sent", "sent"]);
});

test("a refusal because of a group has our text, everything else the provider's; without a text it failed (GRP-93, GRP-94, GRP-95)", () => {
  expect(inviteErrorKey("jasper@example.de is already a member of a group")).toBe("userAlreadyInGroup");
  expect(inviteErrorKey("Already A Member")).toBe("userAlreadyInGroup");
  expect(inviteErrorKey(" Heute sind keine Einladungen möglich. ")).toEqual({
    text: "Heute sind keine Einladungen möglich.",
  });
  expect([null, "", "  "].map(inviteErrorKey)).toEqual(Array(3).fill("invitationFailed"));
});

test("nothing can be sent while empty, checking, sending or with an error (GRP-87)", () => {
  const ready = { value: "jasper@example.de", checking: false, sending: false, error: false };
  expect(isInviteDisabled(ready)).toBe(false);
  for (const change of [{ value: " " }, { checking: true }, { sending: true }, { error: true }])
    expect(isInviteDisabled({ ...ready, ...change })).toBe(true);
});

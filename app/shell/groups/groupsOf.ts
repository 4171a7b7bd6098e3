import type { SignedIn } from "#app/shell/signedIn.tsx";
import { samePerson } from "#app/session/samePerson.ts";
import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import type { GroupsPort } from "#app/client/ports.ts";
import type { Session } from "#app/session/session.ts";

/** What groups need of whoever is signed in. */
export type GroupsDeps = Pick<SignedIn, "client" | "extraId" | "local" | "completion" | "toaster"> & {
  session: Pick<Session, "id">;
};

/** The groups of whoever is signed in, as the provider has them and as far as this device notes them down. */
export const groupsOf = memoizeByRef(
  ({ client, extraId, local, completion, session, toaster }: GroupsDeps): GroupsPort => {
    const isHere = samePerson({ session });
    return fetched(async () => {
      const [{ createGroupRecord }, { createApiGroups }] = await Promise.all([
        import("#app/shell/groups/groupRecord.ts"),
        import("#app/shell/groups/apiGroups.ts"),
      ]);
      const record = createGroupRecord(local, completion, isHere);
      return createApiGroups({ client, extraId, record, announce: toaster.notify });
    });
  },
);

/** A port whose code is fetched with the first use. */
function fetched(load: () => Promise<GroupsPort>): GroupsPort {
  let loaded: Promise<GroupsPort> | null = null;
  const port = () => (loaded ??= load().catch((reason: unknown) => ((loaded = null), Promise.reject(reason))));
  return {
    create: async (draft) => (await port()).create(draft),
    join: async (groupNumber) => (await port()).join(groupNumber),
    preview: async (groupNumber, options) => (await port()).preview(groupNumber, options),
    current: async (options) => (await port()).current(options),
    leave: async () => (await port()).leave(),
    remove: async (groupId) => (await port()).remove(groupId),
    removeMember: async (groupId, memberId) => (await port()).removeMember(groupId, memberId),
    invite: async (groupNumber, email) => (await port()).invite(groupNumber, email),
    setSolo: async () => (await port()).setSolo(),
  };
}

import * as declared from '#src/contract/passkey/endpoints.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { listPasskeys, removePasskey, renamePasskey, setTwoStep } from './manage-passkeys.usecases.ts'

const getPasskeys = implement(declared.getPasskeys, async ({ services, session }) => listPasskeys(services, session))

const putPasskey = implement(declared.putPasskey, async ({ c, services, session, params, body }) =>
  renamePasskey(services, session, params.id, body.name, readCaller(c).origin),
)

const postRemoval = implement(declared.postRemoval, async ({ c, services, session, params }) =>
  removePasskey(services, session, params.id, readCaller(c).origin),
)

const putTwoStep = implement(declared.putTwoStep, async ({ c, services, session, body }) =>
  setTwoStep(services, session, body.on, readCaller(c).origin),
)

export const passkeyEndpoints = [getPasskeys, putPasskey, postRemoval, putTwoStep]

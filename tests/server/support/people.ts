import { expect } from 'vitest'
import type { Caller } from '#src/server/http/caller.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { findSession } from '#src/server/identity/session/session.usecases.ts'
import type { Client } from './client.ts'
import type { TestServer } from './server-of.ts'

let callers = 0

/** Who calls a use case, as the pipeline would have found out; each from a network of its own. */
export function createCaller(session: Session | null = null): Caller {
  callers += 1
  return {
    address: `198.51.100.${callers}`,
    session,
    cookieHash: session?.tokenHash,
    knownDevice: undefined,
    referral: undefined,
    origin: { device: 'Firefox · Linux', country: 'UA', city: 'Odesa' },
  }
}

/** The session of a person who is signed in. */
export async function sessionOf({ services }: TestServer, { cookies }: Pick<Client, 'cookies'>): Promise<Session> {
  const session = await findSession(services, cookies.get('__Host-sid') ?? '')
  if (!session) throw new Error('nobody is signed in')
  return session
}

/** What a use case throws when it refuses: its code, and the messages beside fields. */
export const refusal = (code: string, fields?: object) => expect.objectContaining({ code, ...(fields && { fields }) })

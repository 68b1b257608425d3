import type { AddressKind } from '#src/contract/setting/notifications.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { allowMail, isRefused, refuseMail } from './strangers.repository.ts'

/** How mails to an address that has no account are stopped and allowed again. `of` is the address in the id of the link. */
export type AddressStop = {
  /** Whether the address gets such mails; undefined if it is unknown. */
  isWanted: (services: Needs<'db'>, of: string) => Promise<boolean | undefined>
  change: (services: Needs<'db' | 'clock'>, of: string, wanted: boolean) => Promise<void>
}

/** Stops by kind of address. A domain that writes to addresses of a kind registers its stop. */
export type AddressStops = Readonly<Partial<Record<AddressKind, AddressStop>>>

/** All mails to an address without an account. Any digest is one of an address, so none is unknown. */
export const stopForStrangers: AddressStop = {
  isWanted: async ({ db }, of) => !(await isRefused(db, of)),
  change: async ({ db, clock }, of, wanted) => {
    await (wanted ? allowMail(db, of) : refuseMail(db, of, clock()))
  },
}

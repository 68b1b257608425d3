import { requestErasure } from '#src/server/trust/data-right/erasure-request.usecases.ts'
import type { Act } from '../act.ts'
import { closeAccount } from '../model/payments.ts'
import { emailOf, LEAVING, sessionOf } from '../people.ts'
import { product } from '../world.ts'

/** A person leaves: the sessions end, and thirty days later the account is erased. The books remain. */
const close: Act = {
  name: 'ask for erasure',
  weight: 1,
  plan: (world) => {
    const person = world.random.acts.pick(LEAVING.filter((one) => !world.model.erased[one]))
    if (!person || world.random.acts.chance(0.5)) return undefined
    return {
      run: (services) =>
        requestErasure(services, product.withdrawal, sessionOf(person), { email: emailOf(person), givesUp: true }),
      model: (books) => closeAccount(books, person),
      repeated: ['not-signed-in'],
    }
  },
}

export const accountActs = [close]

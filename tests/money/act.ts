import type { Services } from '#src/server/platform/services.ts'
import type { Model, Outcome } from './model/books.ts'
import type { World } from './world.ts'

/** One act that was decided on: the same for the product and for the model. */
export type Planned = {
  /** Calls the product; it is repeated after a crash. Throws the product's error. */
  run: (services: Services) => Promise<unknown>
  model: (model: Model) => Outcome
  /** What the repetition may be answered if the crashed call had done it. */
  repeated?: readonly Outcome[]
  /**
   * What it reads, and demands to be the same as it writes. Only if another act of the same moment changes this may it be refused as a conflict
   * where no order explains it: then nothing of it happened.
   */
  reads?: (model: Model) => unknown
  /** Whether the schedule runs it again after a failure. */
  isJob?: boolean
}

/** A kind of act. Every kind is one entry of a registry: see `acts/index.ts`. */
export type Act = {
  name: string
  /** How often it is chosen, compared with others. */
  weight: number
  /** Whether someone waits for it: it then comes sooner. */
  isDue?: (world: World) => boolean
  /** Chooses whom and what it is about; undefined if there is nothing that it could be about. */
  plan: (world: World) => Planned | undefined
}

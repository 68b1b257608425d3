import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import type { OwnFleet } from '#src/contract/ship/schemas.ts'
import { readImoNumber } from '#src/domain/cv/imo.ts'
import type { DP_CLASSES } from '#src/domain/cv/parts.ts'
import type { ShipFacts } from '#src/domain/cv/ship.ts'
import { readWhole } from '#src/domain/text/read-digits.ts'
import { findVesselType } from '#src/domain/vocabulary/vessel-types.ts'
import { ownFleet } from './queries.ts'

export const FLEET_PATH = '/company/fleet'

const NUMBERS = ['grossTonnage', 'deadweight', 'teu', 'enginePower'] as const

const numberOf = (values: FormValues, name: string) => readWhole(values[name] ?? '')

const readText = (typed: string | undefined): string | null => typed?.trim() || null

/** A ship as it is in the form; rules are the server's. */
function readFacts(values: FormValues): ShipFacts {
  const text = (name: string) => readText(values[name])
  const number = (name: (typeof NUMBERS)[number]) => numberOf(values, name) ?? null
  const vesselType = text('vesselType')
  return {
    fleetVesselName: text('fleetVesselName') ?? '',
    fleetTypeAndVesselType: { fleetType: findVesselType(vesselType ?? '')?.fleet ?? null, vesselType },
    fleetVesselFlag: text('fleetVesselFlag'),
    grossTonnage: number('grossTonnage'),
    deadweight: number('deadweight'),
    teu: number('teu'),
    engineName: text('engineName'),
    engineModel: text('engineModel'),
    engineBuilder: text('engineBuilder'),
    enginePower: number('enginePower'),
    dpClass: text('dpClass') as (typeof DP_CLASSES)[number] | null,
  }
}

const show = (ctx: PageContext, act: string, fleet: OwnFleet): Done => ({
  redirect: donePath(FLEET_PATH, act),
  changed: { known: [answerIs(ownFleet(ctx), fleet)] },
})

const failFields = (values: FormValues, ship: Record<string, string>): ActionResult => ({
  failure: { values, errors: { ship } },
})

/** Returns the fields whose text is not a number; the server would only see an empty value. */
const listUnread = (values: FormValues, message: string): Record<string, string> =>
  Object.fromEntries(NUMBERS.filter((name) => numberOf(values, name) === undefined).map((name) => [name, message]))

/** Adds, changes and removes a ship, selected by `act`. */
export async function fleetAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const imo = readImoNumber(values.imo ?? '')
  if (!imo) return failFields(values, { imo: ctx.intl.t('fleet.imo.seven') })
  if (values.act === 'remove')
    return attempt(ctx, values, async () => show(ctx, 'remove', await ctx.api.removeShip(imo)))
  const unread = listUnread(values, ctx.intl.t('cv.number.whole'))
  if (Object.keys(unread).length > 0) return failFields(values, unread)
  // Anyone who adds a ship does not want to change another.
  const write = values.act === 'add' ? ctx.api.addShip : ctx.api.saveShip
  return attempt(ctx, values, async () => show(ctx, 'save', await write(imo, readFacts(values))))
}

import type { SelectGroup, SelectOption } from '#src/app/ui/forms/select-field.tsx'
import { DP_CLASSES } from '#src/domain/cv/parts.ts'
import { FLAGS } from '#src/domain/vocabulary/flags.ts'
import { FLEETS, listVesselTypes } from '#src/domain/vocabulary/vessel-types.ts'
import { listChoices } from '#src/i18n/cv/choices.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import type { AppIntl } from '#src/i18n/intl.ts'

type Options = { types: SelectGroup[]; flags: SelectOption[]; dp: SelectOption[] }

/** What can be chosen of a ship, in the reader's language and its order. */
export function listShipOptions(intl: AppIntl): Options {
  const inOrder = (options: readonly SelectOption[]) =>
    options.toSorted((one, other) => one.label.localeCompare(other.label, intl.code))
  const { flag } = formatsFor(intl)
  return {
    types: FLEETS.map((fleet) => ({
      label: listChoices('fleetType', [fleet], intl.t)[0]?.label ?? fleet,
      options: inOrder(listVesselTypes(fleet).map(({ slug }) => ({ value: slug, label: intl.t(`vessel.${slug}`) }))),
    })),
    flags: inOrder(FLAGS.map(({ code }) => ({ value: code, label: flag(code) }))),
    dp: [...listChoices('dpClass', DP_CLASSES, intl.t)],
  }
}

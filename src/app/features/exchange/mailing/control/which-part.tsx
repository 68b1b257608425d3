import { Disclosure } from '#src/app/ui/disclosure.tsx'
import type { ControlledRule, MailingCountAnswer } from '#src/contract/mailing/control-schemas.ts'
import { FLEETS, type FleetType } from '#src/domain/vocabulary/fleets.ts'
import { RANK_DEPARTMENTS } from '#src/domain/vocabulary/rank.ts'
import { RANKS } from '#src/domain/vocabulary/ranks.ts'
import { listVesselTypes } from '#src/domain/vocabulary/vessel-types.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { Chosen, PickGroup, Picks } from './picks.tsx'
import { useNames } from './use-names.ts'
import { useWithout } from './use-without.ts'

type Props = { rule: ControlledRule; count: MailingCountAnswer | undefined }

/** Ranks, fleets and vessel types. */
export const WhichPart = (props: Props) => (
  <>
    <Ranks {...props} />
    <Ships {...props} />
  </>
)

function Ranks({ rule, count }: Props) {
  const { t } = useIntl()
  const without = useWithout(count)
  const names = useNames()
  const toOption = (value: string) => ({ value, label: names.rank(value) })
  return (
    <PickGroup name="ranks" legend={t('mailing-control.field.ranks')} hint={without('ranks')}>
      <Chosen name="ranks" chosen={rule.ranks.map(toOption)} none={t('mailing-control.none.ranks')} />
      <Disclosure summary={t('mailing-control.choice.ranks')}>
        {RANK_DEPARTMENTS.map((department) => (
          <section key={department} className="column gap-1">
            <h3 className="small muted">{names.department(department)}</h3>
            <Picks
              name="ranks"
              options={RANKS.filter((rank) => rank.department === department).map(({ slug }) => toOption(slug))}
            />
          </section>
        ))}
      </Disclosure>
    </PickGroup>
  )
}

function Ships({ rule, count }: Props) {
  const { t } = useIntl()
  const names = useNames()
  const without = useWithout(count)
  return (
    <>
      <PickGroup name="fleets" legend={t('mailing-control.field.fleets')} hint={without('ships')}>
        <Picks name="fleets" options={FLEETS.map((value) => ({ value, label: names.fleet(value) }))} />
      </PickGroup>
      <PickGroup
        name="vesselTypes"
        legend={t('mailing-control.field.vesselTypes')}
        hint={count && !count.isTooFew ? t('mailing-control.hint.tally') : undefined}
      >
        {rule.vesselTypes.length === 0 && <p className="small muted">{t('mailing-control.none.vesselTypes')}</p>}
        {FLEETS.map((fleet) => (
          <FleetTypes key={fleet} fleet={fleet} rule={rule} count={count} />
        ))}
      </PickGroup>
    </>
  )
}

/** The types of a fleet, open if the rule asks for the fleet or one of its types when the page is shown. */
function FleetTypes({ fleet, rule, count }: Props & { fleet: FleetType }) {
  const names = useNames()
  const { t } = useIntl()
  const { integer, compare } = useFormats()
  const types = listVesselTypes(fleet).map(({ slug }) => slug)
  const chosen = types.filter((slug) => rule.vesselTypes.includes(slug))
  const figures = count && !count.isTooFew ? count.types : undefined
  const options = types
    .map((value) => ({
      value,
      label: names.vessel(value),
      tally: figures && integer(figures[value] ?? 0),
    }))
    .sort((one, other) => compare(one.label, other.label))
  const name = names.fleet(fleet)
  return (
    <Disclosure
      summary={chosen.length > 0 ? t('mailing-control.choice.chosen', { name, count: chosen.length }) : name}
      open={chosen.length > 0}
    >
      <Picks name="vesselTypes" options={options} />
    </Disclosure>
  )
}

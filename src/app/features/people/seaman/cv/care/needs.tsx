import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { useToday } from '#src/app/use-today.ts'
import { listNeeds, type Need } from '#src/domain/cv/needs.ts'
import { findRank } from '#src/domain/vocabulary/ranks.ts'
import { VESSEL_TYPES } from '#src/domain/vocabulary/vessel-types.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useCv } from '../cv-form-context.ts'
import type { Entries } from '../entries.ts'
import type { FormEntry } from '../form-values.ts'
import { NeedRow } from './need-row.tsx'
import { useWatchedPapers } from './use-care.ts'

type Props = { entries: Entries; now: number }

/** The type of the last ship, if the vocabulary has it. */
function useLastVessel(): string {
  const { getValues } = useCv()
  const voyages = getValues('experience') as unknown as FormEntry[]
  const types = voyages
    .toSorted((one, other) => String(other.startDate).localeCompare(String(one.startDate)))
    .map(({ fleetTypeAndVesselType }) => (fleetTypeAndVesselType as { vesselType: string }).vesselType)
  return types.find((type) => VESSEL_TYPES.some(({ slug }) => slug === type)) ?? ''
}

/** Papers for the rank on a type of vessel, and those in the CV. */
export function PaperNeeds({ entries, now }: Props) {
  const intl = useIntl()
  const { t } = intl
  const { control } = useCv()
  const rank = String(useWatch({ control, name: 'profileData.positionMain' as never }) ?? '')
  const last = useLastVessel()
  const [vesselType, setVesselType] = useState(last)
  const papers = useWatchedPapers()
  const needs = listNeeds({ rank, vesselType: vesselType || null }, papers, useToday(now))
  if (!findRank(rank) || needs.length === 0) return null
  const open = needs.filter(({ state }) => state !== 'held')
  const held = needs.filter(({ state }) => state === 'held')
  return (
    <section className="sheet padded column gap-4" aria-labelledby="cv-needs">
      <div className="row split">
        <h3 id="cv-needs">{t('document.need.title', { rank: rankName(intl, rank) })}</h3>
        <VesselChoice value={vesselType} onChange={setVesselType} />
      </div>
      <p className="small muted">{t('document.need.text')}</p>
      {open.length === 0 ? <p>{t('document.need.none')}</p> : <List needs={open} entries={entries} />}
      {held.length > 0 && (
        <Disclosure summary={t('document.need.held', { count: held.length })}>
          <List needs={held} entries={entries} />
        </Disclosure>
      )}
    </section>
  )
}

type ListProps = { needs: readonly Need[]; entries: Entries }

const List = ({ needs, entries }: ListProps) => (
  <ul className="entries cv-care">
    {needs.map((need) => (
      <NeedRow key={need.certificate.slug} need={need} entries={entries} />
    ))}
  </ul>
)

function VesselChoice({ value, onChange }: { value: string; onChange: (slug: string) => void }) {
  const { t, code } = useIntl()
  const types = VESSEL_TYPES.map(({ slug }) => ({ slug, name: t(`vessel.${slug}`) })).sort((one, other) =>
    one.name.localeCompare(other.name, code),
  )
  return (
    <label className="row tight small">
      {t('document.need.vessel')}
      <select className="input" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{t('document.need.any-vessel')}</option>
        {types.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

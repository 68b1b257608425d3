import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { PlainField } from '#src/app/ui/forms/typed/plain-field.tsx'
import { useLookups, useTyped } from '#src/app/ui/forms/typed/typed-form.ts'
import { isImoNumber, mendImoNumber, readImoNumber } from '#src/contract/cv/imo.ts'
import type { ShipFacts } from '#src/contract/cv/ship.ts'
import { T, useIntl } from '#src/i18n/react.tsx'

const text = (value: string | number | null): string => (value === null ? '' : String(value))

const toFields = (facts: ShipFacts): Record<string, string> => ({
  vesselName: text(facts.fleetVesselName),
  vesselType: text(facts.fleetTypeAndVesselType.vesselType),
  flag: text(facts.fleetVesselFlag),
  dwt: text(facts.deadweight),
  gt: text(facts.grossTonnage),
  ...(facts.teu && { capacity: text(facts.teu), capacityUnit: 'TEU' }),
  engine: [facts.engineName, facts.engineModel].filter(Boolean).join(' '),
  dpClass: /[1-3]$/.exec(text(facts.dpClass))?.[0] ?? '',
})

/** Fills in what is not typed yet of the ship whose number is typed; gives whose fleet told. */
function useShipFacts(typed: string): string | undefined {
  const { getValues, setValue } = useTyped()
  const { findShip } = useLookups()
  const before = useRef(typed)
  const [told, setTold] = useState<{ imo: string; company: string }>()
  const imo = readImoNumber(typed)
  useEffect(() => {
    if (!imo || imo === readImoNumber(before.current)) return
    before.current = ''
    let isStale = false
    void findShip(imo).then((ship) => {
      if (!ship || isStale) return
      const missing = Object.entries(toFields(ship.facts)).filter(([name, value]) => value !== '' && !getValues(name))
      for (const [name, value] of missing) setValue(name, value, { shouldDirty: true })
      if (missing.length > 0) setTold({ imo, company: ship.company })
    })
    return () => {
      isStale = true
    }
  }, [imo, findShip, getValues, setValue])
  return told && told.imo === imo ? told.company : undefined
}

/** The ship’s IMO number: one of a fleet tells the facts of the ship, one whose digits do not fit is warned about and taken. */
export function ShipNumber({ label }: { label: string }) {
  const { t } = useIntl()
  const { control } = useTyped()
  const typed = String(useWatch({ control, name: 'imo' }) ?? '')
  const company = useShipFacts(typed)
  const mended = mendImoNumber(typed)
  const isWrong = typed.trim() !== '' && !isImoNumber(typed)
  return (
    <div className="column gap-1">
      <PlainField path="imo" label={label} hint={t('vacancy-form.hint.imo')} inputMode="numeric" dir="ltr" />
      <p className="hint" role="status">
        {isWrong && (
          <span className="cv-warning">
            {mended ? t('cv.imo.digit', { digit: mended.slice(-1) }) : t('cv.imo.seven')}
          </span>
        )}
        {company && <T id="cv.imo.known" values={{ company: <bdi>{company}</bdi> }} />}
      </p>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { PlainField } from '#src/app/ui/forms/typed/plain-field.tsx'
import { useLookups, useTyped } from '#src/app/ui/forms/typed/typed-form.ts'
import type { KnownShip } from '#src/contract/ship/schemas.ts'
import { correctImoNumber, isImoNumber, readImoNumber } from '#src/domain/cv/imo.ts'
import type { ShipFacts } from '#src/domain/cv/ship.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { vesselText } from '#src/i18n/vessel-name.ts'

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

/** Fills in empty ship data by number; returns the ship and the owner of its fleet. */
function useShipFacts(typed: string): KnownShip | undefined {
  const { getValues, setValue } = useTyped()
  const { findShip } = useLookups()
  const before = useRef(typed)
  const [told, setTold] = useState<KnownShip>()
  const imo = readImoNumber(typed)
  useEffect(() => {
    if (!imo || imo === readImoNumber(before.current)) return
    before.current = ''
    let isStale = false
    void findShip(imo).then((ship) => {
      if (!ship || isStale) return
      const missing = Object.entries(toFields(ship.facts)).filter(([name, value]) => value !== '' && !getValues(name))
      for (const [name, value] of missing) setValue(name, value, { shouldDirty: true })
      setTold(ship)
    })
    return () => {
      isStale = true
    }
  }, [imo, findShip, getValues, setValue])
  return told?.imo === imo ? told : undefined
}

/** The ship's IMO number: fills in data of a known ship, and warns about wrong check digits. */
export function ShipNumber({ label }: { label: string }) {
  const { t } = useIntl()
  const { control } = useTyped()
  const typed = String(useWatch({ control, name: 'imo' }) ?? '')
  const ship = useShipFacts(typed)
  const company = ship?.company
  const mended = correctImoNumber(typed)
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
        {ship && <OtherType ship={ship} />}
      </p>
    </div>
  )
}

/** Warns if the fleet has the ship with another vessel type. */
function OtherType({ ship: { facts, company } }: { ship: KnownShip }) {
  const intl = useIntl()
  const { control } = useTyped()
  const chosen = useWatch({ control, name: 'vesselType' })
  const { vesselType } = facts.fleetTypeAndVesselType
  if (!vesselType || !chosen || chosen === vesselType) return null
  const type = vesselText({ vesselType, vesselClass: null }, intl)
  return (
    <span className="cv-warning">
      {' '}
      <T id="vacancy-form.ship.other-type" values={{ company: <bdi>{company}</bdi>, type }} />
    </span>
  )
}

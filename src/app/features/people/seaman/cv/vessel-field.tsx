import { ChoiceField } from '#src/app/ui/forms/typed/plain-field.tsx'
import { TermField } from '#src/app/ui/forms/typed/term-field.tsx'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { findVesselType } from '#src/domain/vocabulary/vessel-types.ts'
import { listChoices } from '#src/i18n/cv/choices.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type CvPath, useCv } from './cv-form-context.ts'

/** The type of a vessel, and the fleet that follows from it where the type is known. */
export function VesselField({ path, label }: { path: CvPath; label: string }) {
  const { t } = useIntl()
  const { setValue } = useCv()
  const fleet = `${path}.fleetType` as CvPath
  const take = (value: string) => {
    const known = findVesselType(value)
    if (known) setValue(fleet, known.fleet, { shouldDirty: true })
  }
  return (
    <>
      <TermField path={`${path}.vesselType` as CvPath} kind="vessel" label={label} errorAt={path} onTerm={take} />
      <ChoiceField
        path={fleet}
        label={t('cv.field.experience.fleet')}
        options={listChoices('fleetType', FLEETS, t)}
        placeholder={t('cv.choice.none')}
      />
    </>
  )
}

import type { Action } from '#src/app/page.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { DoneNote, pathOf } from '../forms/done-note.tsx'
import type { ActProps } from '../forms/index.ts'
import { Picture } from '../picture.tsx'
import { type PicturePlace, sendPicture } from './picture-action.ts'
import { PictureForm } from './picture-form.tsx'
import { RemovePicture, removalOf, removePicture } from './remove-picture.tsx'

type Props = ActProps & { place: PicturePlace; image: string | null }

/** Shows the picture, with forms to replace and remove it. */
export function PicturePanel({ image, ...props }: Props) {
  const { ctx, place } = props
  const { purpose } = place
  return (
    <>
      <DoneNote ctx={ctx} act={purpose} text="form.done.saved" />
      <DoneNote ctx={ctx} act={removalOf(purpose)} text="form.done.removed" />
      <ShownPicture purpose={purpose} image={image} />
      <PictureForm {...props} />
      {image && <RemovePicture {...props} />}
    </>
  )
}

/** The current picture and its audience; only this for people who may not change it. */
export function ShownPicture({ purpose, image }: Pick<Props, 'image'> & Pick<PicturePlace, 'purpose'>) {
  const { t } = useIntl()
  return (
    <>
      <p className="muted">{t(`picture.${purpose}.text`)}</p>
      {image ? (
        <Picture kind={purpose} image={image} width={96} height={96} alt={t(`picture.${purpose}.alt`)} eager />
      ) : (
        <p>{t(`picture.${purpose}.none`)}</p>
      )}
    </>
  )
}

/** The forms of a panel, distinguished by `act`. */
export const pictureAction =
  (place: PicturePlace): Action =>
  async (ctx, values, files) => {
    if (values.act === place.purpose) return sendPicture(place)(ctx, values, files)
    if (values.act === removalOf(place.purpose)) return removePicture(place)(ctx, values, files)
    return { redirect: pathOf(ctx) }
  }

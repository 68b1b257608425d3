import type { Action } from '#src/app/page.ts'
import type { FilePurpose } from '#src/contract/files.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { DoneNote, pathOf } from '../forms/done-note.tsx'
import type { ActProps } from '../forms/index.ts'
import { Picture } from '../picture.tsx'
import { sendPicture } from './picture-action.ts'
import { PictureForm } from './picture-form.tsx'
import { RemovePicture, removalOf, removePicture } from './remove-picture.tsx'

type Props = ActProps & { purpose: FilePurpose; image: string | null }

/** The picture as it is, another one, or none. */
export function PicturePanel({ image, ...props }: Props) {
  const { t } = useIntl()
  const { ctx, purpose } = props
  return (
    <>
      <DoneNote ctx={ctx} act={purpose} text="form.done.saved" />
      <DoneNote ctx={ctx} act={removalOf(purpose)} text="form.done.removed" />
      <p className="muted">{t(`picture.${purpose}.text`)}</p>
      {image ? (
        <Picture kind={purpose} image={image} width={96} height={96} alt={t(`picture.${purpose}.alt`)} eager />
      ) : (
        <p>{t(`picture.${purpose}.none`)}</p>
      )}
      <PictureForm {...props} />
      {image && <RemovePicture {...props} />}
    </>
  )
}

/** The forms of a panel, told apart by `act`. */
export const pictureAction =
  (purpose: FilePurpose): Action =>
  async (ctx, values, files) => {
    if (values.act === purpose) return sendPicture(purpose)(ctx, values, files)
    if (values.act === removalOf(purpose)) return removePicture(purpose)(ctx, values, files)
    return { redirect: pathOf(ctx) }
  }

import type { PictureKind } from '#src/contract/picture/picture.ts'
import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { DRAW_PICTURE, queueDuePictures, refreshPicture } from './picture.usecases.ts'

export const pictureJobs: readonly Job[] = [
  {
    name: DRAW_PICTURE,
    lane: 'pictures',
    deadline: 60,
    // A failed one is due again later.
    attempts: 3,
    run: (services, asked) => {
      const [kind, subject = ''] = asked.split('/')
      return refreshPicture(services, { kind: kind as PictureKind, subject })
    },
  },
  scheduledJob({ name: 'queue-due-pictures', every: 0, run: queueDuePictures }),
]

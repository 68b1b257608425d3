import type { PictureKind } from '#src/contract/pictures.ts'
import { type Job, scheduledJob } from '../jobs/job.ts'
import { DRAW_PICTURE, queueDuePictures, refreshPicture } from './pictures.usecases.ts'

export const pictureJobs: readonly Job[] = [
  {
    name: DRAW_PICTURE,
    lane: 'pictures',
    deadline: 60,
    // One that fails comes back by itself when it is due again.
    attempts: 3,
    run: (services, asked) => {
      const [kind, subject = ''] = asked.split('/')
      return refreshPicture(services, { kind: kind as PictureKind, subject })
    },
  },
  scheduledJob({ name: 'queue-due-pictures', every: 0, run: queueDuePictures }),
]

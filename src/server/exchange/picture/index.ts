import { describeDomain, inOrder } from '#src/server/domain.ts'
import { erasePictureRows } from './account-pictures.repository.ts'
import { erasePictures } from './picture.erasure.ts'
import { pictureJobs } from './picture.jobs.ts'
import { pictureEndpoints } from './picture.routes.ts'

export const pictureDomain = describeDomain({
  endpoints: pictureEndpoints,
  jobs: pictureJobs,
  notPersonal: {
    picture: 'addresses of public pictures; the erasure takes those of the company away',
  },
  erasure: { steps: [inOrder(3, erasePictures)], rows: [inOrder(4, erasePictureRows)] },
})

export { Crop } from './crop.tsx'
export { cutPicture, openPicture } from './draw.ts'

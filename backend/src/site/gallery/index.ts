export { deletePictures, namedPictures } from './named-pictures.js';

export { loader } from '../IconLoader/IconLoader.data.ts';

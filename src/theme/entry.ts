/** Style sheets of every page. Both entries import them, so that they are in the build's manifest. */
import './fonts.css';
import './global.css';

/** The style sheets that every page needs: loaded by both entries, so that they stand in the build's manifest. */
import './fonts.css';
import './global.css';

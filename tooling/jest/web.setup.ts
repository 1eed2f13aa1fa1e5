import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A slow machine takes longer, and must not fail a test for it.
configure({ asyncUtilTimeout: 20_000 });
